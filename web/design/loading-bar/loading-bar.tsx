/** At the screen's upper edge while what was pressed for is on its way: seen from 200 ms of waiting on. */
export const LoadingBar = () => <div className="loading-bar is-on" aria-hidden="true" />;
