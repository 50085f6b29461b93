// The refusals of records that keep files of their own, together.
import { CHECK_STATUS, CHECK_WORDS } from './checks.ts';
import { APPROPRIATION_STATUS, APPROPRIATION_WORDS } from './appropriations.ts';
import { ASSET_POSTING_STATUS, ASSET_POSTING_WORDS } from './asset-postings.ts';
import { DEPRECIATION_STATUS, DEPRECIATION_WORDS } from './depreciation.ts';
import { EVENT_NOTE_STATUS, EVENT_NOTE_WORDS } from './event-notes.ts';
import { INSTANT_STATUS, INSTANT_WORDS } from './instants.ts';
import { STATEMENT_LINE_STATUS, STATEMENT_LINE_WORDS } from './statement-lines.ts';
import { RATIO_STATUS, RATIO_WORDS } from './ratios.ts';
import { STOCK_POLICY_STATUS, STOCK_POLICY_WORDS } from './stock-policies.ts';
import { STOCK_RUN_STATUS, STOCK_RUN_WORDS } from './stock-runs.ts';
import { STOCK_STATUS, STOCK_WORDS } from './stock.ts';

export const RECORD_STATUS = {
  ...STOCK_STATUS,
  ...STOCK_POLICY_STATUS,
  ...STOCK_RUN_STATUS,
  ...STATEMENT_LINE_STATUS,
  ...CHECK_STATUS,
  ...DEPRECIATION_STATUS,
  ...ASSET_POSTING_STATUS,
  ...APPROPRIATION_STATUS,
  ...INSTANT_STATUS,
  ...EVENT_NOTE_STATUS,
  ...RATIO_STATUS,
} as const;
export const RECORD_WORDS = {
  ...STOCK_WORDS,
  ...STOCK_POLICY_WORDS,
  ...STOCK_RUN_WORDS,
  ...STATEMENT_LINE_WORDS,
  ...CHECK_WORDS,
  ...DEPRECIATION_WORDS,
  ...ASSET_POSTING_WORDS,
  ...APPROPRIATION_WORDS,
  ...INSTANT_WORDS,
  ...EVENT_NOTE_WORDS,
  ...RATIO_WORDS,
};
