import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { FormPage } from '../../edit/FormPage.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { AssetsThere } from '../../edit/AlreadyThere.tsx';
import { doneSentence, useReturn } from '../../form/use-return.ts';
import type { SavedMaster } from '../../calls/writes.ts';
import { AssetForm } from './AssetForm.tsx';
import { BoughtOn, useBoughtAsset } from './BoughtOn.tsx';
import { ASSET_WORDS } from './kinds.ts';
import type { AssetKind } from './kinds.ts';
import { StockForm } from './StockForm.tsx';

/** An asset or a stock of the book. */
export function AddAssetPage({ type }: { readonly type: AssetKind }) {
  const { id: bookId, scope } = usePageBook();
  const { title, addText } = ASSET_WORDS[type];
  const list = paths.holdings(type, scope);
  const back = useReturn(list, addText);
  const { isPending, bought } = useBoughtAsset(bookId);
  const saved = ({ name }: SavedMaster) => back({ text: doneSentence(type, name, 'added') });
  return (
    <FormPage
      head={
        <PageHead
          title={addText}
          above={
            <Link to={list} className="link-quiet">
              {title}
            </Link>
          }
        />
      }
      aside={
        <>
          {bought !== undefined && <BoughtOn bookId={bookId} on={bought.on} />}
          <AssetsThere bookId={bookId} kind={type} />
        </>
      }
    >
      {type === 'stock' && <StockForm bookId={bookId} onSaved={saved} />}
      {type === 'asset' && !isPending && (
        <AssetForm bookId={bookId} {...(bought && { bought })} onSaved={saved} />
      )}
    </FormPage>
  );
}
