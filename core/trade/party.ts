// The other side of a document: as the book knows it, and as the document keeps it for ever.
import { z } from 'zod';
import type { GroupCode } from '../account-type/index.ts';
import { personalIfPrivate } from '../kernel/event.ts';
import { stateOfGstin } from '../tax/index.ts';
import { enterpriseActivity, enterpriseClass, tradeRegistration } from './terms.ts';

const text = z.string().nullable();

/** Who is not registered is sealed with that party's own key. */
export const partySnapshot = z.strictObject({
  name: personalIfPrivate(z.string()),
  gstin: text,
  pan: personalIfPrivate(text),
  registration: tradeRegistration,
  stateCode: text.describe('Two digits of GST; 96 is abroad. Null: nobody said it.'),
  country: z.string().describe('ISO 3166 alpha-2: IN.'),
  address: personalIfPrivate(text),
  city: personalIfPrivate(text),
  pincode: personalIfPrivate(text),
  enterprise: z
    .strictObject({ class: enterpriseClass, activity: enterpriseActivity })
    .nullable()
    .describe('By its registration as an MSME; null: it has none.'),
});
export type PartySnapshot = z.infer<typeof partySnapshot>;

/** An account with a GSTIN is of a regular dealer, any other of somebody who is not registered. */
export const snapshotOfAccount = ({
  name,
  gstin,
}: Pick<PartySnapshot, 'name' | 'gstin'>): PartySnapshot => ({
  name,
  gstin,
  pan: gstin === null ? null : gstin.slice(2, 12),
  registration: gstin === null ? 'unregistered' : 'regular',
  stateCode: gstin === null ? null : (stateOfGstin(gstin)?.code ?? null),
  country: 'IN',
  address: null,
  city: null,
  pincode: null,
  enterprise: null,
});

/** A supplier as the book has it: a party, or an account that is no party’s so far. */
export type TradeParty = {
  /** Null of an account under Sundry Creditors that belongs to no party. */
  readonly partyId: number | null;
  /** Set where the party is a private person, with whose key it is sealed. */
  readonly privateCustomerId: number | null;
  readonly accountId: number;
  readonly isOpen: boolean;
  readonly group: GroupCode | null;
  /** Within how many days it is paid; null: nothing was agreed. */
  readonly dueDays: number | null;
  readonly snapshot: PartySnapshot;
};

/** Whether the party charges GST on its documents. */
export const chargesTax = ({ registration }: Pick<PartySnapshot, 'registration'>): boolean =>
  registration !== 'composition' && registration !== 'unregistered' && registration !== 'overseas';
