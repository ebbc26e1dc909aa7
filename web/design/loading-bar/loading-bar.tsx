/** A bar at the top of the screen while a page or part is loading. It appears after 200 ms. */
export const LoadingBar = () => <div className="loading-bar is-on" aria-hidden="true" />;
