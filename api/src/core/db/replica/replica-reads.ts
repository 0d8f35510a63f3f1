import { type BoundStatement } from "../prepared-query.ts";
import { isFresh, type ReplicaAnswer, type Required } from "./freshness.ts";
import type { ReadReplica } from "./read-replica.ts";

/** The reads of one request that a replica may answer. What it once read from the leader it never reads older. */
export class ReplicaReads {
  readonly #replica: ReadReplica | undefined;
  readonly #compartment: string;
  #staysWithLeader = false;
  #position = 0;

  constructor(replica: ReadReplica | undefined, compartment: string) {
    this.#replica = replica;
    this.#compartment = compartment;
  }

  /** Asks while the leader checks the session; undefined if the leader has to answer as well. */
  ask(
    opening: BoundStatement<unknown>,
    statements: readonly BoundStatement<unknown>[],
  ): Promise<ReplicaAnswer | undefined> | undefined {
    if (statements.length === 0 || this.#staysWithLeader || !this.#replica?.isUsable())
      return undefined;
    return this.#replica.read(this.#compartment, opening, statements);
  }

  /** The rows of a fresh answer; undefined if the leader has to be asked. */
  accept(
    answer: ReplicaAnswer | undefined,
    accountId: string,
    required: Required,
  ): ReplicaAnswer["results"] | undefined {
    if (!this.#replica) return undefined;
    const { longestLagMs } = this.#replica;
    const wanted = { accountId, required, longestLagMs, position: this.#position };
    const accepted = answer && isFresh(answer, wanted) ? answer : undefined;
    this.#replica.count(accepted !== undefined);
    if (!accepted) {
      this.#staysWithLeader = true;
      return undefined;
    }
    this.#position = Math.max(this.#position, accepted.endPosition);
    return accepted.results;
  }
}
