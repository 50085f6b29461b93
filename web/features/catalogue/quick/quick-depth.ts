// How many sheets for something new lie over the form: from the second none opens over it any more,
// and `Add +` leads to the full page, beside this one.
import { createContext } from 'react';

export const QuickDepth = createContext(0);
export const QUICK_DEPTH_MAX = 2;
