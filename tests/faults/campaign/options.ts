// What the person who starts the campaign may choose.
import { parseArgs } from 'node:util';

export type Options = {
  /** Names of parts; all of them when it is empty. */
  readonly only: readonly string[];
  readonly kills: number;
  readonly requests: number;
  /** Divides the lengths of the other parts. */
  readonly brevity: number;
  readonly seed: number;
  /** Writes docs/faults.md anew. */
  readonly page: boolean;
};

const KILLS = 60;
const REQUESTS = 20_000;
/** --short does this much less of everything, to see that the campaign itself works. */
const SHORT = 10;

export const USAGE = `npm run faults -- [--only kills,requests] [--kills ${KILLS}] \\
  [--requests ${REQUESTS}] [--seed 1] [--short] [--page]`;

/** Throws with the usage when an option makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      kills: { type: 'string' },
      requests: { type: 'string' },
      seed: { type: 'string', default: '1' },
      short: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
    },
  });
  const brevity = values.short ? SHORT : 1;
  return {
    only: values.only.split(',').filter((name) => name !== ''),
    kills: whole(values.kills, KILLS / brevity),
    requests: whole(values.requests, REQUESTS / brevity),
    brevity,
    seed: whole(values.seed, 1),
    page: values.page,
  };
}

function whole(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`'${text}' is not a count.\n${USAGE}`);
  return Number(text);
}
