/** The part of a service worker's global scope that is used; TypeScript's is at odds with the DOM's. */
export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

interface WorkerEvents {
  install: InstallEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
}

interface WaitingEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** With static routes, which not every browser has. */
export interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: RouteRule[]): Promise<void>;
}

interface RouteRule {
  condition: RouteCondition;
  source: 'network';
}

interface RouteCondition {
  urlPattern?: { pathname: string };
  or?: RouteCondition[];
  not?: RouteCondition;
}

interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
