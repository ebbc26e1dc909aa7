import { makeAutoObservable } from "mobx";

type Frame = Pick<Window, "addEventListener"> & { readonly navigator: Pick<Navigator, "onLine"> };

/** Whether this browser is online. Source: specification/site.md, Failures. */
export class ConnectionStore {
  isOnline = true;
  readonly #frame: () => Frame;

  constructor(frame: () => Frame) {
    this.#frame = frame;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Follows the connection. Answers a function that ends this. */
  begin(): () => void {
    const frame = this.#frame();
    const ended = new AbortController();
    const follow = () => this.enter(frame.navigator.onLine);
    for (const change of ["online", "offline"]) frame.addEventListener(change, follow, { signal: ended.signal });
    follow();
    return () => ended.abort();
  }

  private enter(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
