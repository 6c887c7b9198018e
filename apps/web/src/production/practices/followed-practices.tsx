import { Card, EmptyState, PrintArea, styled } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { GroupGrid } from './group-grid.tsx';
import { countTicked, type Practices, type Ticks } from './practices.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 24px' }));
const List = styled('ul')({ margin: 0, paddingInlineStart: '1.25em', display: 'grid', gap: 6 });

export interface FollowedPracticesProps {
  practices: Practices;
  ticks: Ticks;
}

/** The practices that are followed, to read: on paper, and in the past. */
export function FollowedPractices({ practices: { groups }, ticks }: FollowedPracticesProps) {
  const t = useTexts('practices');
  const { number } = useFormat();
  const count = groups.reduce((sum, group) => sum + countTicked(group, ticks), 0);
  const all = groups.reduce((sum, { practices }) => sum + practices.length, 0);
  if (count === 0) return <EmptyState drawing="field" title={t('none')} />;
  return (
    <>
      <Total>{t('total', { count, all: number(all) })}</Total>
      <GroupGrid>
        {groups.flatMap((group) => {
          const followed = group.practices.filter(({ id }) => ticks[id]);
          if (followed.length === 0) return [];
          return [
            <PrintArea key={group.id} whole>
              <Card
                title={group.name}
                description={t('groupCount', { count: followed.length, all: number(group.practices.length) })}
              >
                <List>
                  {followed.map(({ id, name }) => (
                    <li key={id}>{name}</li>
                  ))}
                </List>
              </Card>
            </PrintArea>,
          ];
        })}
      </GroupGrid>
    </>
  );
}
