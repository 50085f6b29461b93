// Shift+C in a register: the entries that are selected, or the one that is meant.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { reply } from '#web/client/query.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import type { JournalOrder, JournalsQuery } from '../../queries.ts';
import { CHECKED_AT_ONCE } from './marking.ts';

type Marking = {
  readonly register: Pick<Register<JournalCard>, 'selection' | 'isSelected' | 'clear'>;
  readonly list: {
    readonly bookId: number;
    readonly asked: JournalsQuery;
    readonly order: JournalOrder;
  };
  readonly check: (cards: readonly JournalCard[]) => Promise<boolean>;
};

const PAGE = 200;

/** Of a list that is selected as a whole, no more is read than one call marks. */
async function selectedCards({ register, list }: Marking): Promise<readonly JournalCard[]> {
  const { selection, isSelected } = register;
  if (!selection.isWhole) return [...selection.rows.values()];
  const cards: JournalCard[] = [];
  for (let offset = 0; cards.length <= CHECKED_AT_ONCE; offset += PAGE) {
    const { bookId, asked, order } = list;
    const query = { ...asked, book_id: bookId, limit: PAGE, order, offset };
    const page = await reply(listJournals, { query });
    cards.push(...page.filter((card) => isSelected(card)));
    if (page.length < PAGE) break;
  }
  return cards;
}

/** @returns how to mark what is selected; false where nothing is. */
export function checkedSelection(marking: Marking): () => void | false {
  const { register, check } = marking;
  const { isWhole, rows } = register.selection;
  return () => {
    if (!isWhole && rows.size === 0) return false;
    // The next key is for the dialog.
    const answered = keepKeys(true);
    void selectedCards(marking)
      // What cannot be read was said by the list already.
      .catch(() => [])
      .then((cards) => {
        const asked = check(cards);
        answered(cards.length > 0);
        return asked;
      })
      .then((isDone) => {
        if (isDone) register.clear();
      });
    return undefined;
  };
}
