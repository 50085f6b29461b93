// Writing while the disk is nearly full.
import { ReadOnly } from '../request.ts';
import type { Writer } from '../writer.ts';

/** Before the disk is full, writing stops with a reason, while reading goes on. */
export function refuseWhenReadOnly(
  { submit, submitSlice, submitWhole, sliceSize }: Writer,
  readOnlyReason: () => string | null,
): Pick<Writer, 'submit' | 'submitSlice' | 'submitWhole' | 'sliceSize'> {
  const guarded =
    <Asked extends readonly unknown[], Reply>(work: (...asked: Asked) => Promise<Reply>) =>
    (...asked: Asked): Promise<Reply> => {
      const reason = readOnlyReason();
      return reason === null ? work(...asked) : Promise.reject(new ReadOnly(reason));
    };
  return {
    submit: guarded(submit),
    submitSlice: guarded(submitSlice),
    submitWhole: guarded(submitWhole),
    sliceSize,
  };
}
