// Who stands on the paper: CGST Rule 46(a), (d), (e) and (o).
import type { Recipient, Supplier } from '../invoice/index.ts';
import { stateOfCode } from '../tax/index.ts';
import type { PartySnapshot } from '../trade/index.ts';
import type { Fact, Logo, Paper, PaperParty } from './paper.ts';
import { textLinesOf } from './texts.ts';

type Party = Supplier | Recipient;

/** @returns `29 Karnataka`; the code alone would not do for a buyer without registration. */
export function placeText(code: string): string {
  const state = stateOfCode(code);
  return state === null ? code : `${state.code} ${state.name}`;
}

/** Without a city the State is left to the registration's line, which says it with its code. */
function addressOf(party: Party, countryName: string | null): readonly string[] {
  const isElsewhere = party.stateCode === '96' || countryName !== null || party.city === null;
  const state = isElsewhere || party.stateCode === null ? null : stateOfCode(party.stateCode);
  const place = [party.city, countryName ?? state?.name].filter(Boolean).join(', ');
  return [...textLinesOf(party.address), [place, party.pincode].filter(Boolean).join(' ')].filter(
    (line) => line !== '',
  );
}

function registrationOf(party: Party): readonly string[] {
  const number = party.registration === 'uin' ? 'UIN' : 'GSTIN';
  const state =
    party.stateCode === null || party.stateCode === '96'
      ? []
      : [`State ${placeText(party.stateCode)}`];
  return [
    [...(party.gstin === null ? [] : [`${number} ${party.gstin}`]), ...state].join(', '),
  ].filter((line) => line !== '');
}

export function supplierBlock(supplier: Supplier, logo: Logo | null): Paper['supplier'] {
  const pan = supplier.gstin === null && supplier.pan !== null ? [`PAN ${supplier.pan}`] : [];
  const contact = [supplier.email, supplier.phone].filter(Boolean).join(', ');
  return {
    logo,
    name: supplier.name,
    lines: [
      ...addressOf(supplier, null),
      ...registrationOf(supplier),
      ...pan,
      ...(contact === '' ? [] : [contact]),
    ],
  };
}

/** A firm stands before the person in it. */
export function billTo(recipient: Recipient, countryName: string | null): PaperParty {
  const { name, company } = recipient;
  const firm = company === null || company === name ? null : company;
  return {
    label: 'Bill to',
    name: firm ?? name,
    lines: [
      ...(firm === null ? [] : [name]),
      ...addressOf(recipient, countryName),
      ...registrationOf(recipient),
    ],
  };
}

export const deliverTo = (delivery: string | null): readonly PaperParty[] => {
  const lines = textLinesOf(delivery);
  return lines.length === 0 ? [] : [{ label: 'Deliver to', name: null, lines }];
};

export function bankOf({ bank }: Supplier): Fact | null {
  if (bank === null) return null;
  const name = [bank.name, bank.branch].filter(Boolean).join(', ');
  return { label: 'Bank', text: `${name}, A/c ${bank.accountNumber}, IFSC ${bank.ifsc}` };
}

/** A snapshot on a document of trade as papers show who a document is to. */
export function recipientOfParty(party: PartySnapshot): Recipient {
  const { name, gstin, pan, stateCode, country, address, city, pincode, registration } = party;
  const isPlain = registration === 'regular' || registration === 'composition';
  return {
    name,
    company: null,
    gstin,
    pan,
    registration: isPlain ? registration : 'unregistered',
    stateCode,
    country,
    address,
    city,
    pincode,
  };
}
