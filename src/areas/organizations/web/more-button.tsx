import { Button } from '#src/web/ui/button.tsx';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Below a list that goes on. */
export function MoreButton({ query }: { query: PagedQuery }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button busy={query.isFetchingNextPage} busyLabel="Loading" onClick={() => void query.fetchNextPage()}>
        Show older
      </Button>
    </div>
  );
}
