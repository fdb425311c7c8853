/** The part of a service worker's global scope in use; TypeScript's types for it conflict with the DOM's. */
export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  InstallEvent: { prototype: object };
}

interface WorkerEvents {
  install: InstallEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
}

interface WaitingEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** With static routes, which not all browsers support. */
export interface InstallEvent extends WaitingEvent {
  addRoutes?(rules: RouteRule[]): Promise<void>;
}

interface RouteRule {
  condition: RouteCondition;
  source: 'network' | 'fetch-event' | 'race-network-and-fetch-handler';
}

interface RouteCondition {
  urlPattern?: { pathname: string };
  requestMode?: RequestMode;
  or?: RouteCondition[];
  not?: RouteCondition;
}

export interface FetchEvent {
  request: Request;
  /** The page that makes the request; empty for a navigation. */
  clientId: string;
  /** The response, if the browser preloads it while the worker starts. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
