import { z } from 'zod';

/** Given of a demo book alone. */
export const demoState = z
  .enum(['filling', 'ready'])
  .describe('Of a demo book alone: whether it is filled yet.');
