import { invoicesMadeOf, presaleCustomerIdOf } from '#core/documents/index.ts';
import type { PresaleContext } from '#core/documents/index.ts';
import type { DraftLineInput } from '#core/invoice/index.ts';
import type { PresaleCommand } from '#core/trade/kinds/presale/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import { incomeStreams, productsNamed, productTermsIn } from '../masters/product-terms.ts';
import type { NeedsOf } from '../needs.ts';
import { placeReads, placesIn } from '../masters/goods-places.ts';
import { documentStates, numberReads, postingFacts } from './posting.ts';

/** They post nothing, so that only who, what and which number is asked for. */
export const presaleNeeds: NeedsOf<'presale', PresaleContext> = {
  stream: ({ data }) => streamName('presale', data.presaleId),
  isNew: ({ type }) => type === 'DraftPresale',
  streams: (command, session) => {
    const presale = presaleIn(command, session);
    const customerId = presaleCustomerIdOf(presale, command);
    return [
      ...(customerId === null ? [] : [streamName('customer', customerId)]),
      ...invoicesMadeOf(presale).map((id) => streamName('invoice', id)),
      ...incomeStreams(session, linesOf(command, session)),
    ];
  },
  reads: (command, session) => [
    ...productReads(command, session),
    ...placeReads(linesOf(command, session)),
    ...numbersOf(command, session),
  ],
  sharesMasters: (command, session) => productReads(command, session).length > 0,
  facts: (command, session) => {
    const { wanted, had } = linesOf(command, session);
    const codes = [...wanted, ...had].flatMap(({ hsn }) => (hsn === null ? [] : [hsn]));
    const facts = {
      ...postingFacts(session, false),
      listedHsn: new Set(codes.filter(isListed)),
      places: placesIn(session, linesOf(command, session)),
      productTerms: productTermsIn(session, linesOf(command, session)),
      products: idsAmong(session, 'product', productsNamed({ wanted, had })),
      credit: null,
      accountNames: new Map(),
      customerUses: [],
      ledgerUses: [],
      openItems: [],
      settledOn: [],
    };
    return { states: documentStates(session), facts, presale: presaleIn(command, session) };
  },
};

const presaleIn = ({ data }: PresaleCommand, session: BookSession) =>
  stateIn(session, 'presale', data.presaleId);

type Lines = {
  readonly wanted: readonly DraftLineInput[];
  readonly had: readonly DraftLineInput[];
};

/** What the lines had already stays, also where a product is no longer offered. */
function linesOf(command: PresaleCommand, session: BookSession): Lines {
  const presale = presaleIn(command, session);
  return {
    wanted: 'draft' in command.data ? command.data.draft.lines : [],
    had: presale.status === 'absent' ? [] : presale.draft.lines,
  };
}

function productReads(command: PresaleCommand, session: BookSession): readonly Read<'product'>[] {
  return linkReads('product', productsNamed(linesOf(command, session)));
}

/** A number is taken when one is issued; its invoice takes one as it is drafted, of today. */
function numbersOf(command: PresaleCommand, session: BookSession): readonly Read<'last-number'>[] {
  const presale = presaleIn(command, session);
  switch (command.type) {
    case 'DraftPresale': {
      const { kind, issue, draft } = command.data;
      return issue ? numberReads(session, kind, draft.issueDate) : [];
    }
    case 'IssuePresale':
      return presale.status === 'draft'
        ? numberReads(session, presale.kind, presale.draft.issueDate)
        : [];
    case 'InvoicePresale':
      return numberReads(session, 'invoice', null);
    default:
      return [];
  }
}
