// A form around its fields: Enter goes to what must be filled in next, Ctrl+Enter saves.
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { sentenceOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import type { EditConflict } from './edit-conflict.ts';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { focusFirstWrong, focusRefused } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ActionBar } from '#web/ui/PageHead.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly form: {
    readonly busy: boolean;
    readonly failure: Failure | null;
    readonly submit: () => boolean;
    readonly conflict?: EditConflict | null;
  };
  /** What the button says: Save brand. */
  readonly save: string;
  /** Of a button that takes something back. */
  readonly kind?: 'primary' | 'danger';
  /** The name is known already, and no more is needed than a yes. */
  readonly isReady?: boolean;
  /** Another button, before the one that saves. */
  readonly second?: ReactNode;
  readonly children: ReactNode;
};

export function FormFrame({
  form,
  save,
  kind = 'primary',
  isReady = false,
  second,
  children,
}: Props) {
  const { busy, failure, submit } = form;
  const frame = useRef<HTMLFormElement>(null);
  const isPresent = useIsPresent();
  useEffect(() => {
    if (failure !== null) focusRefused(frame.current);
  }, [failure]);
  if (!isPresent) {
    return (
      <fieldset disabled className="flex min-w-0 flex-col gap-3">
        {children}
      </fieldset>
    );
  }
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!submit()) focusFirstWrong(event.currentTarget);
      }}
      onKeyDown={heard}
      className="flex flex-col gap-3"
    >
      {children}
      <FormFailure failure={failure} conflict={form.conflict} />
      <ActionBar>
        {second}
        <Button
          type="submit"
          kind={kind}
          autoFocus={isReady}
          data-first={isReady ? '' : undefined}
          aria-keyshortcuts="Control+Enter"
          busyText={busy ? 'Saving…' : null}
        >
          {save} <Kbd onBrand={kind === 'primary'}>Ctrl ↵</Kbd>
        </Button>
      </ActionBar>
    </form>
  );
}

type FailureProps = {
  readonly failure: Failure | null;
  readonly conflict?: EditConflict | null | undefined;
};

/** What the server had against it; where somebody else was first, the two ways on and one back. */
export function FormFailure({ failure, conflict = null }: FailureProps) {
  if (failure === null) return <WayBack conflict={conflict} />;
  return (
    <Notice kind="problem">
      {sentenceOf(failure)}
      <TwoWays conflict={conflict} />
    </Notice>
  );
}

/** After somebody else was first. */
export function TwoWays({ conflict }: Pick<FailureProps, 'conflict'>) {
  if (conflict == null || 'bringMineBack' in conflict) return null;
  return (
    <>
      {' '}
      Load theirs, and bring yours back if you want; or keep yours, and their other changes stay.
      <span className="mt-2 flex flex-wrap gap-2">
        <Button onClick={conflict.loadTheirs}>Load theirs</Button>
        <Button onClick={conflict.keepMine}>Keep mine</Button>
      </span>
    </>
  );
}

/** After theirs was loaded: what was typed before can be brought back over it. */
export function WayBack({ conflict }: Pick<FailureProps, 'conflict'>) {
  if (conflict == null || !('bringMineBack' in conflict)) return null;
  return (
    <Notice kind="remark">
      Theirs is loaded. What you typed lies aside until this closes.
      <span className="mt-2 flex">
        <Button onClick={conflict.bringMineBack}>Bring mine back</Button>
      </span>
    </Notice>
  );
}

function heard(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  // A dialog that was opened from here is elsewhere on the page, and hears its own keys.
  if (!(event.target instanceof Node) || !form.contains(event.target)) return;
  if (event.ctrlKey || event.metaKey) {
    // With Shift it is for the page, where that means something.
    if (event.shiftKey) return;
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!isControl(event.target)) return;
  event.preventDefault();
  if (event.shiftKey) return step(form, event.target);
  nextMissing(form, event.target)?.focus();
}

/** In a text of several lines Enter begins a new one. */
type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Goes on from a field that was filled in from elsewhere, as Enter in it would. */
export function goOnFrom(field: HTMLInputElement | null | undefined): void {
  const form = field?.form;
  if (form != null && field != null) nextMissing(form, field)?.focus();
}

/**
 * The next field without a value that is asked for, from here on; then the first required one from
 * the top, else the button.
 */
function nextMissing(form: HTMLFormElement, from: Control): HTMLElement | null {
  const without = (marks: string) =>
    [...form.querySelectorAll<Control>(`${marks} :is(input, select)`)].filter(
      (input) => input !== from && input.value === '',
    );
  const isAfter = (input: HTMLElement) =>
    (from.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (
    without(':is([data-required], [data-enter-stop])').find(isAfter) ??
    without('[data-required]')[0] ??
    form.querySelector<HTMLElement>('[type=submit]')
  );
}

/** Shift+Enter goes to the field before. */
function step(form: HTMLFormElement, from: Control): void {
  const inputs = [...form.querySelectorAll<Control>('input:not([tabindex="-1"]), select')];
  inputs[inputs.indexOf(from) - 1]?.focus();
}

/** A field that must be filled in, as Enter looks for it. */
export const Required = ({ children }: { readonly children: ReactNode }) => (
  <div data-required="" className="contents">
    {children}
  </div>
);

/** A field at which Enter stops while it is blank, though it may stay so. */
export const EnterStop = ({ children }: { readonly children: ReactNode }) => (
  <div data-enter-stop="" className="contents">
    {children}
  </div>
);
