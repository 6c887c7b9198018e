import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { TimelineMore } from '@terroir/ui-kit';

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** How a timeline asks for its next page; undefined after the last one. */
export function moreOf(query: Pages, label: string, onAsked: () => void): TimelineMore | undefined {
  if (!query.hasNextPage) return undefined;
  const onSelect = () => {
    onAsked();
    void query.fetchNextPage();
  };
  return { label, loading: query.isFetchingNextPage, onSelect };
}
