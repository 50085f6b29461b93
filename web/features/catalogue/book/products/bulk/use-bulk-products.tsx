// The act of the selected products, and its dialog.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { SelectionAct } from '#web/ui/lists/register/SelectionBar.tsx';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import type { ProductAddress } from '../use-product-address.ts';
import { chosenProducts, CHANGED_AT_ONCE } from './bulk-change.ts';
import { ChangeProductsDialog } from './ChangeProductsDialog.tsx';

const KEYS = 'Shift+X';

export function useBulkProducts(
  { selection, clear }: Pick<Register<ListedProduct>, 'selection' | 'clear'>,
  { narrowing, order }: ProductAddress,
) {
  const { id: bookId } = usePageBook();
  const isPresent = useIsPresent();
  const setNotice = useSetAtom(noticeAtom);
  const [products, setProducts] = useState<readonly ListedProduct[] | null>(null);
  const say = (text: string) => setNotice({ kind: 'problem', text });
  const open = async () => {
    const answered = keepKeys(true);
    const found = await chosenProducts({ bookId, narrowing, order, selection }).catch(() => null);
    const isFew = found !== null && found.length > 0 && found.length <= CHANGED_AT_ONCE;
    // The next key must find the dialog.
    if (isFew) flushSync(() => setProducts(found));
    else if (found === null) say('Could not read the products. Try again.');
    else say(`At most ${CHANGED_AT_ONCE} products are changed at once. Narrow the list.`);
    answered(isFew);
  };
  const hasAny = selection.isWhole || selection.rows.size > 0;
  useKeys('Selected products', [
    {
      keys: KEYS,
      does: 'Change the selected products',
      run: () => (hasAny ? void open() : false),
      writes: true,
    },
  ]);
  const acts: readonly SelectionAct[] = isPresent
    ? [{ text: 'Change', keys: KEYS, run: () => void open() }]
    : [];
  const close = () => setProducts(null);
  const done = () => {
    close();
    clear();
  };
  return {
    acts,
    dialog: products !== null && (
      <ChangeProductsDialog products={products} onClose={close} onDone={done} />
    ),
  };
}
