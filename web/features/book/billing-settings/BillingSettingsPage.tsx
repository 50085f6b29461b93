// How a book stands on its documents: who it is, how it is paid, how it numbers, where it posts.
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { asking, failureOf } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar, PageHead } from '#web/ui/PageHead.tsx';
import { useMedia } from '#web/ui/use-wide.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { may } from '../members/duties.ts';
import { BusinessPart } from './parts/BusinessPart.tsx';
import { PaymentPart } from './parts/PaymentPart.tsx';
import { PostingAccountsPart } from './PostingAccountsPart.tsx';
import { RetentionPart } from './retention/RetentionPart.tsx';
import { SeriesStartPart } from './series/SeriesStartPart.tsx';
import { SeriesPart } from './series/SeriesPart.tsx';
import { TermsPart } from './parts/TermsPart.tsx';
import { EInvoicePart } from './years/EInvoicePart.tsx';
import type { ProductPicker } from './years/ProductMethods.tsx';
import { StockPart } from './years/StockPart.tsx';
import { TaxDeductionPart } from './years/TaxDeductionPart.tsx';
import { TurnoverPart } from './years/TurnoverPart.tsx';
import { UndertakingPart } from './years/UndertakingPart.tsx';
import { useBillingForm } from './use-billing-form.ts';

const LatePreview = lazy(async () => ({
  default: (await import('./preview/PaperPreview.tsx')).PaperPreview,
}));
/** From here on a sheet that can be read has room beside the form. */
const HAS_ROOM = '(min-width: 1280px)';

/** In sight while the form is scrolled, on a desk too. */
const SAVE_BAR =
  'max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:border-t sm:border-line sm:bg-canvas sm:py-2';

type PageProps = { readonly PickProduct?: ProductPicker };

export function BillingSettingsPage({ PickProduct }: PageProps) {
  const { id: bookId, name } = usePageBook();
  const settings = useQuery(asking(readBillingSettings, { params: { bookId } }));
  const books = useQuery(asking(listBooks, {}));
  const role = books.data?.find(({ id }) => id === bookId)?.role;
  const failure = failureOf(settings.error) ?? failureOf(books.error);
  const isPresent = useIsPresent();
  const isHere = settings.data !== undefined && role !== undefined;
  return (
    <>
      <PageHead
        title="Billing settings"
        above={
          <Link to={paths.book(bookId)} dir="auto" className="link-quiet">
            {name}
          </Link>
        }
      >
        {isHere && (
          <SheetActions
            what="the billing settings"
            of={async (gathering) => {
              const { settingsSheet } = await import('./series/settings-sheet.ts');
              return settingsSheet(gathering, bookId);
            }}
          />
        )}
      </PageHead>
      {!isHere && failure === null && (
        <Skeletons
          label="Loading the settings"
          count={3}
          item="h-64"
          layout="flex flex-col gap-4"
        />
      )}
      {!isHere && failure !== null && (
        <ErrorState
          what="the settings"
          why={sentenceOf(failure)}
          onRetry={() => void Promise.all([settings.refetch(), books.refetch()])}
        />
      )}
      {isHere && (
        <Settings
          PickProduct={PickProduct}
          settings={settings.data}
          readOnly={!isPresent || !may(role, 'ChangeBillingProfile')}
          accountsReadOnly={!isPresent || !may(role, 'ChangePostingAccounts')}
          stockReadOnly={!isPresent || !may(role, 'ChangeBookSettings')}
          retentionReadOnly={!isPresent || !may(role, 'SetRetention')}
        />
      )}
    </>
  );
}

type Props = {
  readonly PickProduct: ProductPicker | undefined;
  readonly settings: BillingSettings;
  readonly readOnly: boolean;
  readonly accountsReadOnly: boolean;
  readonly stockReadOnly: boolean;
  readonly retentionReadOnly: boolean;
};

function Settings({
  PickProduct,
  settings,
  readOnly,
  accountsReadOnly,
  stockReadOnly,
  retentionReadOnly,
}: Props) {
  const { id: bookId } = usePageBook();
  const setNotice = useSetAtom(noticeAtom);
  const say = (text: string) => setNotice({ text });
  const form = useBillingForm({
    bookId,
    settings,
    readOnly,
    onSaved: (changed) => say(changed ? 'Billing settings saved.' : 'Nothing was changed.'),
  });
  const isPresent = useIsPresent();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const save = () => element?.requestSubmit();
  useKeys('Billing settings', readOnly ? [] : acceptKeys('Save settings', save));
  const hasRoom = useMedia(HAS_ROOM);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 max-w-250 flex-col gap-4">
        {readOnly && isPresent && (
          <Notice kind="remark">Owners and accountants of the book change these settings.</Notice>
        )}
        <form
          ref={setElement}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.submit()) focusFirstWrong(event.currentTarget);
          }}
          className="flex flex-col gap-4"
        >
          <Restored form={form} />
          <BusinessPart form={form} />
          <PaymentPart form={form} />
          <SeriesPart form={form} />
          <TermsPart form={form} />
          <FormFailure failure={form.failure} conflict={form.conflict} />
          {!readOnly && (
            <div className={SAVE_BAR}>
              <ActionBar>
                <Button
                  type="submit"
                  kind="primary"
                  aria-keyshortcuts="Control+Enter"
                  busyText={form.busy ? 'Saving…' : null}
                >
                  Save settings <Kbd onBrand>Ctrl ↵</Kbd>
                </Button>
              </ActionBar>
            </div>
          )}
        </form>
        <SeriesStartPart settings={settings} readOnly={readOnly} onSaved={say} />
        <TurnoverPart turnovers={settings.turnovers} readOnly={readOnly} onSaved={say} />
        <EInvoicePart settings={settings} readOnly={readOnly} onSaved={say} />
        <UndertakingPart settings={settings} readOnly={readOnly} onSaved={say} />
        <TaxDeductionPart settings={settings} readOnly={readOnly} onSaved={say} />
        <StockPart readOnly={stockReadOnly} onSaved={say} PickProduct={PickProduct} />
        <PostingAccountsPart readOnly={accountsReadOnly} onSaved={say} />
        <RetentionPart readOnly={retentionReadOnly} onSaved={say} />
      </div>
      {hasRoom && (
        <Suspense>
          <LatePreview fields={form.fields} />
        </Suspense>
      )}
    </div>
  );
}
