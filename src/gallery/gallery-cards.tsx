import { Compass, Ellipsis, Heart, ShoppingBasket, Trash2 } from "lucide-react";
import { useState } from "react";

import { MealPicture } from "#pictures/meal-picture.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CardContent } from "#ui/card-content.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Card, cardLinkClass } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Fold } from "#ui/fold.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { stretchedLinkClass, textLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { PictureCard } from "#ui/picture-card.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import { ReorderList } from "#ui/reorder-list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { Tiles } from "#ui/tiles.tsx";

const ITEMS = ["Ripe tomatoes", "Basmati rice", "Coconut milk", "Fresh coriander"];

export function GalleryCards() {
  const [order, setOrder] = useState(ITEMS.map((id) => ({ id })));
  const [bought, setBought] = useState<readonly string[]>(["Basmati rice"]);
  return (
    <Stack gap="lg">
      <SectionTitle
        action={
          <a href="#cards" className={textLinkClass}>
            See all
          </a>
        }
      >
        Cards
      </SectionTitle>
      <Tiles>
        <a href="#eat" className={cardLinkClass()}>
          <CardContent title="Eat" text="9 portions in the freezer" icon={<Heart aria-hidden />} />
        </a>
        <a href="#explore" className={cardLinkClass()}>
          <CardContent title="Explore" text="New ideas" icon={<Compass aria-hidden />} />
        </a>
      </Tiles>
      <CardGrid label="Ways in">
        <li>
          <a href="#cook" className={cardLinkClass({ tone: "herb" })}>
            <CardContent
              title="Cook"
              text="Tonight: lemon salmon"
              picture={<MealPicture seed="salmon" meal={{ title: "Lemon salmon with greens" }} />}
            />
          </a>
        </li>
        <li>
          <a href="#list" className={cardLinkClass()}>
            <CardContent
              title="Shopping List"
              text="7 items to buy"
              icon={<ShoppingBasket aria-hidden="true" />}
            />
          </a>
        </li>
        <li>
          <a href="#plan" className={cardLinkClass({ tone: "butter" })}>
            <CardContent
              title="This week's plan"
              text="12 May · 5 recipes"
              icon={<Compass aria-hidden="true" />}
              meta={<Badge tone="progress">In Progress</Badge>}
            />
          </a>
        </li>
      </CardGrid>
      <Card>A plain card with a sentence on it.</Card>
      <Card tone="sunk">A sunk one, for what is beside the point.</Card>
      <SectionTitle count={3}>Meals</SectionTitle>
      <CardGrid label="Meals" min="small">
        {["Tomato soup with basil", "Blueberry pancakes", "Chicken and rice bowl"].map(
          (title, index) => (
            <PictureCard
              key={title}
              as="li"
              selected={index === 1}
              picture={<MealPicture seed={title} meal={{ title }} />}
              title={
                <a href="#meal" className={stretchedLinkClass}>
                  {title}
                </a>
              }
              text="Weeknight food that tastes of more than it costs, and keeps for three days."
              meta={<RatingStars value={4.5} count={12} />}
              chips={
                <>
                  <Chip>Saucepan</Chip>
                  <Chip>Blender</Chip>
                  <Chip>Oven</Chip>
                  <Chip>+2 more</Chip>
                </>
              }
              corner={
                <>
                  <IconButton
                    label={`Favorite: ${title}`}
                    tone="heart"
                    pressed={index === 0}
                    icon={<Heart aria-hidden="true" />}
                  />
                  <IconButton
                    label={`More for ${title}`}
                    tone="round"
                    icon={<Ellipsis aria-hidden="true" />}
                  />
                </>
              }
              footer={
                index === 2 && (
                  <Button size="sm" variant="secondary">
                    Add to list
                  </Button>
                )
              }
            />
          ),
        )}
      </CardGrid>
      <SectionTitle>Lists</SectionTitle>
      <List label="To buy" ruled>
        {ITEMS.map((name) => (
          <ListRow
            key={name}
            title={
              <Checkbox
                label={name}
                detail="for Tomato curry"
                trailing="300 g"
                settles
                checked={bought.includes(name)}
                onCheckedChange={(on) =>
                  setBought(on ? [...bought, name] : bought.filter((other) => other !== name))
                }
              />
            }
          />
        ))}
      </List>
      <List label="Kept">
        <ListRow
          leading={<MealPicture seed="lentil" meal={{ title: "Lentil curry" }} shape="round" />}
          title={
            <a href="#row" className={stretchedLinkClass}>
              Lentil curry
            </a>
          }
          detail="In the freezer · 12 days"
          trailing={<Button size="sm">Eaten</Button>}
        />
        <ListRow
          title="Oat porridge"
          detail="In the fridge · today"
          trailing={
            <IconButton label="Remove" tone="danger" icon={<Trash2 aria-hidden="true" />} />
          }
        />
        <ListRow title="Settings" chevron />
        <ListRow title="Done with" muted />
      </List>
      <ReorderList
        label="Order"
        items={order}
        onMove={async (id, followers) => {
          const others = order.filter((other) => other.id !== id);
          setOrder(others.toSpliced(others.length - followers.length, 0, { id }));
          return Promise.resolve(true);
        }}
      >
        {({ id }, _, handle) => (
          <Card>
            <Cluster justify="between">
              {id}
              {handle}
            </Cluster>
          </Card>
        )}
      </ReorderList>
      <Fold title="2 meals hidden by you" open>
        <List label="Hidden">
          <ListRow title="Brownies" trailing={<Button size="sm">Show again</Button>} />
        </List>
      </Fold>
    </Stack>
  );
}
