/** Whether the browser asks before it closes the page. */
export const asksFirst = (): boolean => !globalThis.dispatchEvent(new Event("beforeunload", { cancelable: true }));
