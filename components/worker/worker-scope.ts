/** The part of a service worker's global scope that is used; TypeScript's is at odds with the DOM's. */
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

/** With static routes, which not every browser has. */
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
  /** The page that asks; empty where a page is asked for. */
  clientId: string;
  /** The page's answer, where the browser fetches it while the worker starts. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
