// Where the supply of a service within India ends, by what it is (IGST Act s. 12, from 2017-07-01).

export type ServiceNature =
  /** 12(2), whatever the rest does not name; so renting a car, with its driver too. */
  | 'general'
  /** 12(3): land, buildings, hotels, and events on them. */
  | 'immovable-property'
  /** 12(4): restaurants, grooming, fitness, health. */
  | 'performed-in-person'
  /** 12(5) and 12(7). */
  | 'training-or-event'
  /** 12(6). */
  | 'admission'
  /** 12(8): goods and mail. */
  | 'carriage-of-goods'
  /** 12(9): a taxi among them; a return journey is one of its own. */
  | 'carriage-of-passengers';

/**
 * @param nature what the service is.
 * @param at the state of the property, performance or event, where goods are handed over or where
 * passengers embark; null where it is not known yet.
 * @returns two digits, or null where the law asks for a place that is not known.
 */
export function placeOfService({
  nature,
  at,
  recipientRegistered,
  recipientState,
  supplierState,
}: {
  readonly nature: ServiceNature;
  readonly at: string | null;
  readonly recipientRegistered: boolean;
  readonly recipientState: string | null;
  readonly supplierState: string;
}): string | null {
  const general = recipientRegistered ? recipientState : (recipientState ?? supplierState);
  switch (nature) {
    case 'general':
      return general;
    case 'immovable-property':
    case 'performed-in-person':
    case 'admission':
      return at;
    case 'training-or-event':
    case 'carriage-of-goods':
      return recipientRegistered ? recipientState : at;
    case 'carriage-of-passengers':
      return recipientRegistered ? recipientState : (at ?? general);
  }
}
