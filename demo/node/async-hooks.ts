/** Node's storage for spans, of which a tab makes none. */
export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return undefined;
  }

  run<Result>(_store: Store, work: () => Result): Result {
    return work();
  }
}
