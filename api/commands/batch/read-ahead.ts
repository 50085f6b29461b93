// Reads one value ahead, so that it is made ready while the one before it is being dealt with.

export async function* readAhead<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  const ask = () => {
    const next = values.next();
    // A failure is met where the value is waited for.
    next.catch(() => undefined);
    return next;
  };
  try {
    for (let next = ask(); ;) {
      const { value, done } = await next;
      if (done === true) return;
      next = ask();
      yield value as Value;
    }
  } finally {
    // Not waited for: what was asked for last may still be on its way from a slow client.
    values.return(undefined).catch(() => undefined);
  }
}
