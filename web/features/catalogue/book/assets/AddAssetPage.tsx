import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { FormPage } from '../../edit/FormPage.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { AssetsThere } from '../../edit/AlreadyThere.tsx';
import { doneSentence, useReturn } from '../../form/use-return.ts';
import { AssetForm } from './AssetForm.tsx';
import { ASSET_WORDS } from './kinds.ts';
import type { AssetKind } from './kinds.ts';
import { StockForm } from './StockForm.tsx';

/** An asset or a stock of the book. */
export function AddAssetPage({ type }: { readonly type: AssetKind }) {
  const { id: bookId, scope } = usePageBook();
  const { title, addText } = ASSET_WORDS[type];
  const list = paths.holdings(type, scope);
  const back = useReturn(list, addText);
  const Form = type === 'asset' ? AssetForm : StockForm;
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
      aside={<AssetsThere bookId={bookId} kind={type} />}
    >
      <Form
        bookId={bookId}
        onSaved={({ name }) => back({ text: doneSentence(type, name, 'added') })}
      />
    </FormPage>
  );
}
