// How the calls of the session say no.
import type { ApiContext } from '#api/http/env.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { NameOf } from '#api/http/rejections/reply.ts';
import { rejectionReply } from '#api/http/rejections/reply.ts';
import type { SessionRefusal } from '#api/session/ports.ts';

const nobodysName: NameOf = () => Promise.resolve(null);

export const refused = (c: ApiContext, reason: SessionRefusal): Promise<Response> | Response =>
  'refusal' in reason ? rejectionReply(c, reason.refusal, nobodysName) : replyProblem(c, reason);
