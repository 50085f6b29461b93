/** @returns the text as `like` takes it to mean itself: its signs for "anything" are escaped. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
