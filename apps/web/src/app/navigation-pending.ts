import { createContext, useContext } from 'react';

export const NavigationPendingContext = createContext(false);

/** Whether the next screen is on its way. */
export const useNavigationPending = (): boolean => useContext(NavigationPendingContext);
