import { createContext, useContext } from 'react';

export const MovingContext = createContext(false);

/** Whether the next screen is on its way. */
export const useMoving = (): boolean => useContext(MovingContext);
