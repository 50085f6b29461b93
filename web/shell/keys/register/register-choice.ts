// How a person on this device wants the lists drawn.
import { z } from 'zod';
import { storedAtom } from '#web/state/stored.ts';

const view = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof view>;

const register = z.object({
  /** The columns that are left out, by their ids. */
  hidden: z.array(z.string()).default([]),
  /** What the list was narrowed to and sorted by, as its address has it, under a name. */
  views: z.array(view).default([]),
  as: z.enum(['rows', 'cards']).default('rows'),
});
export type RegisterChoice = z.infer<typeof register>;

/** By the name of the list. */
const registers = z.record(z.string(), register);

export const registersAtom = storedAtom('lekha.registers', registers, {});
export const PLAIN_REGISTER: RegisterChoice = register.parse({});
