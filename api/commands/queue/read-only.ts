// Writing while the disk is nearly full.
import { ReadOnly } from '../request.ts';
import type { Writer } from '../writer.ts';

/** Before the disk is full, writing stops with a reason, while reading goes on. */
export function refuseWhenReadOnly(
  { submit, submitSlice, submitWhole, sliceSize }: Writer,
  readOnlyReason: () => string | null,
): Pick<Writer, 'submit' | 'submitSlice' | 'submitWhole' | 'sliceSize'> {
  const guarded =
    <Arguments extends readonly unknown[], Reply>(work: (...sent: Arguments) => Promise<Reply>) =>
    (...sent: Arguments): Promise<Reply> => {
      const reason = readOnlyReason();
      return reason === null ? work(...sent) : Promise.reject(new ReadOnly(reason));
    };
  return {
    submit: guarded(submit),
    submitSlice: guarded(submitSlice),
    submitWhole: guarded(submitWhole),
    sliceSize,
  };
}
