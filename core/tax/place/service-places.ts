// Where the supply of a service ends, by what it is: IGST Act s. 12 where both parties are in
// India, s. 13 where the buyer is abroad, in force since 2017-07-01.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ServiceNature } from '../terms.ts';

/** How the law places a service. */
type Nature = {
  /** As a person chooses it. */
  readonly name: string;
  /** What is asked for; null where the parties alone decide. */
  readonly asks: string | null;
  /** Whether a registered buyer in India has it where they are (s. 12(5)(a), (7)(a), (8), (9)). */
  readonly followsRegistered: boolean;
  /** Of a place abroad, a buyer in India has it where they are (s. 12(3) and (7), provisos). */
  readonly comesHome: boolean;
  readonly inIndia: string;
  readonly abroad: string;
};

const GENERAL: Nature = {
  name: 'Goods, or any other service',
  asks: null,
  followsRegistered: true,
  comesHome: false,
  inIndia: 's. 12(2)',
  abroad: 's. 13(2)',
};

export const SERVICE_NATURES: Readonly<Record<ServiceNature, Nature>> = {
  general: GENERAL,
  'immovable-property': {
    name: 'Property, hotel or lodging',
    asks: 'Where the property or hotel is',
    followsRegistered: false,
    comesHome: true,
    inIndia: 's. 12(3)',
    abroad: 's. 13(4)',
  },
  'performed-in-person': {
    name: 'Restaurant, grooming, fitness or health',
    asks: 'Where the service is performed',
    followsRegistered: false,
    comesHome: false,
    inIndia: 's. 12(4)',
    abroad: 's. 13(3)',
  },
  training: {
    name: 'Training',
    asks: 'Where the training is held',
    followsRegistered: true,
    comesHome: false,
    inIndia: 's. 12(5)',
    abroad: 's. 13(3)',
  },
  event: {
    name: 'Organising an event',
    asks: 'Where the event is held',
    followsRegistered: true,
    comesHome: true,
    inIndia: 's. 12(7)',
    abroad: 's. 13(5)',
  },
  admission: {
    name: 'Admission to an event or park',
    asks: 'Where the event or park is',
    followsRegistered: false,
    comesHome: false,
    inIndia: 's. 12(6)',
    abroad: 's. 13(5)',
  },
  'goods-transport': {
    name: 'Transport of goods or courier',
    asks: 'Where the goods are handed over',
    followsRegistered: true,
    comesHome: false,
    inIndia: 's. 12(8)',
    abroad: 's. 13(2)',
  },
  'passenger-transport': {
    name: 'Passenger transport',
    asks: 'Where the passenger boards',
    followsRegistered: true,
    comesHome: false,
    inIndia: 's. 12(9)',
    abroad: 's. 13(10)',
  },
  'on-board': {
    name: 'Supplied on board',
    asks: 'Where the journey begins',
    followsRegistered: false,
    comesHome: false,
    inIndia: 's. 12(10)',
    abroad: 's. 13(11)',
  },
  'on-line': { ...GENERAL, name: 'On-line service', abroad: 's. 13(12)' },
  'vehicle-hire': { ...GENERAL, name: 'Hire of a vehicle', abroad: 's. 13(8)(c)' },
  intermediary: { ...GENERAL, name: 'Agent or broker', abroad: 's. 13(8)(b)' },
};

/** Finance Act 2023 s. 162 left s. 13(9) out: carriage of goods for a buyer abroad is theirs. */
const CARRIAGE_ENDS_WITH_BUYER_FROM = '2023-10-01';

type ServicePlace =
  /** The parties decide, as they do for whatever has no nature of its own. */
  | { readonly by: 'parties'; readonly section: string }
  /** Of a buyer abroad, where the supplier is. */
  | { readonly by: 'supplier'; readonly section: string }
  /** The place that `asks` names; null while nobody has said it. */
  | { readonly by: 'place'; readonly place: string | null; readonly section: string };

/**
 * @param nature what the service is.
 * @param at two digits of the state that its nature asks for, 96 for abroad; null where not known.
 * @param buyer who has it: somebody abroad, or in India with or without registration.
 * @returns what decides the place of supply, with the section of the IGST Act.
 */
export function placeOfService({
  nature,
  at,
  buyer,
  on,
}: {
  readonly nature: ServiceNature;
  readonly at: string | null;
  readonly buyer: 'abroad' | 'registered' | 'unregistered';
  readonly on: CalendarDate;
}): ServicePlace {
  const { asks, followsRegistered, comesHome, inIndia, abroad } = SERVICE_NATURES[nature];
  if (buyer === 'abroad') {
    const section = abroad;
    if (nature === 'vehicle-hire' || nature === 'intermediary') return { by: 'supplier', section };
    if (nature === 'goods-transport') {
      return on < CARRIAGE_ENDS_WITH_BUYER_FROM
        ? { by: 'place', place: at, section: 's. 13(9)' }
        : { by: 'parties', section };
    }
    return asks === null ? { by: 'parties', section } : { by: 'place', place: at, section };
  }
  const isTheirs = buyer === 'registered' && followsRegistered;
  return asks === null || isTheirs || (comesHome && at === '96')
    ? { by: 'parties', section: inIndia }
    : { by: 'place', place: at, section: inIndia };
}
