// The words given, when and then over a decider. Whole values are compared, nothing is mocked, and
// whatever is accepted must also fit its schema and survive the way to disk and back.
import { expect } from 'vitest';
import { eventSchemas } from '#core/domain.ts';
import { upcast } from '#core/event-versions.ts';
import type { StoredEvent } from '#core/event-versions.ts';
import type { Decider } from '#core/kernel/decider.ts';
import type { DomainEvent, EventSchema } from '#core/kernel/event.ts';
import type { Result } from '#core/kernel/result.ts';

/**
 * @param usually the facts that hold unless an example says otherwise.
 * @returns `given(events, facts).when(command)`, which has `then` and `thenRejected`.
 */
export function scenarioOf<State, Command, Event extends DomainEvent, Facts, Rejection>(
  decider: Decider<State, Command, Event, Facts, Rejection>,
  usually: Facts,
) {
  return (events: readonly Event[], facts: Partial<Facts> = {}) => {
    const state = events.reduce(
      (before, event) => decider.evolve(before, event),
      decider.initialState,
    );
    return {
      when(command: Command) {
        const answer = decider.decide(state, command, { ...usually, ...facts });
        return answered(answer, (event) => decider.streamOf(event, command));
      },
    };
  };
}

/** Names the expectations on an answer; `streamOf` says on which stream an event would lie. */
export function answered<Event extends DomainEvent, Rejection>(
  answer: Result<readonly Event[], Rejection>,
  streamOf: (event: Event) => string,
) {
  return {
    then(expected: readonly Event[]) {
      expect(answer).toStrictEqual({ ok: true, value: expected });
      for (const event of expected) expectStorable(event);
    },
    thenOnStreams(streams: readonly string[]) {
      expect(answer.ok && answer.value.map(streamOf)).toStrictEqual(streams);
    },
    thenNothing() {
      expect(answer).toStrictEqual({ ok: true, value: [] });
    },
    thenRejected(rejection: Rejection) {
      expect(answer).toStrictEqual({ ok: false, rejection });
    },
  };
}

/** A decided event is of the newest version, fits its schema and reads back from JSON as itself. */
export function expectStorable(event: DomainEvent): void {
  const readBack = expectInSchema(event);
  expect(upcast({ ...event, data: readBack })).toStrictEqual(event);
}

/** An event of whatever version, brought to its newest shape, is what that one is read as. */
export function expectReadable(event: StoredEvent): void {
  const shape = shapeOf(event);
  expect((shape?.asRead ?? shape?.schema)?.parse(event.data)).toStrictEqual(event.data);
  expect(upcast(event)).toStrictEqual(event);
}

/** @returns the data of an event of any version as JSON has it, once it fits its schema. */
export function expectInSchema(event: StoredEvent): unknown {
  const readBack: unknown = JSON.parse(JSON.stringify(event.data));
  expect(shapeOf(event)?.schema.parse(readBack)).toStrictEqual(event.data);
  return readBack;
}

function shapeOf(event: StoredEvent): EventSchema | undefined {
  const shape = eventSchemas.find(
    ({ type, version }) => type === event.type && version === event.version,
  );
  expect(shape, `${event.type} v${event.version} has no schema`).toBeDefined();
  return shape;
}
