// How many dialogs lie around a component, so that keys reach only what is on top.
import { createContext } from 'react';

export const ModalDepth = createContext(0);
