import { createContext, useContext } from 'react';

/** Goes to an address of this site; settles when its page is shown. */
export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** The browser's entry gives the router's navigation; while rendering there is none. */
export const NavigateContext = createContext<Navigate>(async () => {});

/** The function that goes to another page from an event handler or an effect. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}
