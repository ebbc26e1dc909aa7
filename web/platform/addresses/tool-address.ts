/** Where the calculators are. Source: specification/health-tools.md, Before sign-in. */
export const TOOL_ADDRESSES = { body: "/profile1", needs: "/profile2", stress: "/profile3", prakriti: "/prakrititest" } as const;

export type ToolName = keyof typeof TOOL_ADDRESSES;

/** Where results are kept over time, for customers. Source: specification/trackers.md, Addresses. */
export const TRACKER_ADDRESSES = { body: "/bmiandfattracker", prakriti: "/prakrititracker", stress: "/stresstracker" } as const;
