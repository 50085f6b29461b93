import type { AuditReply } from '#api/contract/book/log/audit.ts';

export const CONFORMITY_WORDS: Readonly<Record<AuditReply['firstDigits']['conformity'], string>> = {
  'too-few': 'There are too few amounts for a judgement',
  close: 'The first digits follow Benford’s law closely',
  acceptable: 'The first digits follow Benford’s law acceptably',
  marginal: 'The first digits follow Benford’s law marginally',
  none: 'The first digits do not follow Benford’s law',
};

/** @param share in hundredths of a per cent. */
export const percentText = (share: number): string => `${(share / 100).toFixed(1)}%`;
