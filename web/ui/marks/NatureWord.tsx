// The nature of an account or a type as a word, in the hue of the side on which it grows.
import type { Nature } from '#core/account-type/index.ts';

const HUES: Readonly<Record<Nature, string>> = {
  asset: 'text-dr',
  expense: 'text-dr',
  liability: 'text-cr',
  equity: 'text-cr',
  income: 'text-cr',
};

export const NatureWord = ({ nature }: { readonly nature: Nature }) => (
  <span className={`font-medium ${HUES[nature]}`}>{nature}</span>
);
