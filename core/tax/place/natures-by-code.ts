// What a service is by its code (SAC, the scheme of classification annexed to N/N 11/2017-CTR), as
// far as sections 12 and 13 of the IGST Act place it elsewhere than with the buyer. The longest
// prefix that fits decides, of the rows that hold on the day.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { GST_BEGINS } from '../periods/return-period.ts';
import type { ServiceNature } from '../terms.ts';

export type NatureByCode = {
  readonly prefix: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** Null where the code alone does not tell, and a person is asked. */
  readonly nature: ServiceNature | null;
  /** What a person may say it is: of a code that does not tell, or against what it tells. */
  readonly among: readonly ServiceNature[];
  /** Of the IGST Act. */
  readonly section: string;
};

type Coded = readonly [
  prefix: string,
  nature: ServiceNature | null,
  section: string,
  among?: readonly ServiceNature[],
];

const PROPERTY_OR_NOT = ['immovable-property', 'general'] as const;

/** All of them in force since 2017-07-01, with the sections themselves. */
const CODED: readonly Coded[] = [
  ['9954', 'immovable-property', 's. 12(3)(a), construction work'],
  ['99631', 'immovable-property', 's. 12(3)(b), a hotel, inn, guest house or camp site'],
  ['99632', 'immovable-property', 's. 12(3)(b), a hostel or other lodging'],
  ['9972', 'immovable-property', 's. 12(3)(a), rights to use property, estate agents'],
  // Architects and surveyors are named where they work "directly in relation to" a property.
  ['99832', null, 's. 12(3)(a), architects', PROPERTY_OR_NOT],
  ['998342', null, 's. 12(3)(a), surveyors', PROPERTY_OR_NOT],
  ['998344', null, 's. 12(3)(a), surveyors', PROPERTY_OR_NOT],
  // A hall or a ground is let to who performs there, or lets its visitors in.
  ['999623', null, 's. 12(3)(a) or (6)', ['immovable-property', 'admission', 'event']],
  [
    '999652',
    null,
    's. 12(3)(a), (4) or (6)',
    ['immovable-property', 'admission', 'performed-in-person'],
  ],
  ['99633', 'performed-in-person', 's. 12(4), restaurant and catering', ['on-board']],
  ['9993', 'performed-in-person', 's. 12(4), health'],
  ['99972', 'performed-in-person', 's. 12(4), grooming, fitness and beauty'],
  ['999293', 'training', 's. 12(5)', ['on-line']],
  ['998596', 'event', 's. 12(7)'],
  ['999616', 'admission', 's. 12(6)'],
  ['999617', 'admission', 's. 12(6)'],
  ['999624', 'admission', 's. 12(6)'],
  ['999653', 'admission', 's. 12(6)'],
  ['999691', 'admission', 's. 12(6)'],
  ['999694', 'admission', 's. 12(6)'],
  ['9964', 'passenger-transport', 's. 12(9)'],
  ['9965', 'goods-transport', 's. 12(8)'],
  ['9968', 'goods-transport', 's. 12(8), mail and courier'],
  ['99679', 'goods-transport', 's. 12(8), goods transport agencies'],
  ['9966', 'vehicle-hire', 's. 12(2); s. 13(8)(c)'],
];

export const NATURES_BY_CODE: readonly NatureByCode[] = CODED.map(
  ([prefix, nature, section, among = []]) => ({
    prefix,
    from: GST_BEGINS,
    to: null,
    nature,
    among,
    section,
  }),
);

/** @returns what the code says of a service on a day; null of goods, and of any other service. */
export function natureByCode(hsn: string | null, on: CalendarDate): NatureByCode | null {
  if (hsn === null) return null;
  const fitting = NATURES_BY_CODE.filter(
    ({ prefix, from, to }) => hsn.startsWith(prefix) && from <= on && (to === null || on <= to),
  );
  return fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? null;
}

/** @returns whether the code leaves open what the service is, so that a person says it. */
export const asksNature = (hsn: string | null): boolean =>
  natureByCode(hsn, GST_BEGINS)?.nature === null;

/** A line as far as what it is decides its place. */
export type NaturedLine = {
  readonly hsn: string | null;
  /** As a person said it; `general` is any other service than those with a place of their own. */
  readonly nature?: ServiceNature | null | undefined;
};

/**
 * What was said stands. Where nothing was, or only that it is any service, the code says it: that a
 * hotel room is any service does not make it one.
 * @returns null where the code leaves it open and nobody has said it.
 */
export function natureOf({ hsn, nature }: NaturedLine, on: CalendarDate): ServiceNature | null {
  if (nature != null && nature !== 'general') return nature;
  const coded = natureByCode(hsn, on);
  if (coded === null) return 'general';
  return nature === 'general' && coded.among.includes(nature) ? nature : coded.nature;
}

/** Where the parties decide in India, so that such a word would hide a place of its own. */
const WITHOUT_PLACE: readonly ServiceNature[] = ['on-line', 'vehicle-hire', 'intermediary'];

/** @returns what the code says, where a person said that the service has no place of its own. */
export function codeAgainst({ hsn, nature }: NaturedLine, on: CalendarDate): NatureByCode | null {
  if (nature == null || !WITHOUT_PLACE.includes(nature)) return null;
  const coded = natureByCode(hsn, on);
  if (coded === null || coded.nature === nature || coded.among.includes(nature)) return null;
  return coded.nature !== null && WITHOUT_PLACE.includes(coded.nature) ? null : coded;
}
