import { z } from "zod";
import { invalid } from "../api/errors";
import { address, flag, integer, list, merged, metadata, oneOf, params, text } from "../api/read";
import { listing, need, retrieve, route, same, type Route } from "../api/route";
import { makePrice, makeProduct } from "../core/catalogue";

const recurring = z.strictObject({
  interval: oneOf(["day", "week", "month", "year"]),
  interval_count: integer(1, 36).optional(),
});

export const products: Route[] = [
  route(
    "POST",
    "/v1/products",
    params({
      name: text(250),
      description: text(5000).optional(),
      images: list(address).optional(),
      metadata: metadata.optional(),
      active: flag.optional(),
      id: text(255).optional(),
    }),
    (input, { world }) => {
      if (input.id && world.store.any(input.id))
        throw invalid("resource_already_exists", "Product already exists.", "id");
      const product = makeProduct(world, input.name, {
        description: input.description ?? null,
        images: input.images ?? [],
        metadata: merged({}, input.metadata),
        active: input.active ?? true,
        ...(input.id ? { id: input.id } : {}),
      });
      world.hooks.emit("product.created", product);
      return product;
    },
  ),
  listing("/v1/products", "product", { active: flag.optional() }, same("active")),
  retrieve("/v1/products/:id", "product"),
  route(
    "POST",
    "/v1/products/:id",
    params({
      name: text(250).optional(),
      description: text(5000).optional(),
      metadata: metadata.optional(),
      active: flag.optional(),
    }),
    (input, { world, ids }) => {
      const product = need(world, "product", ids[0]);
      world.store.change(product, {
        ...(input.name ? { name: input.name } : {}),
        ...(input.description ? { description: input.description } : {}),
        ...(input.active === undefined ? {} : { active: input.active }),
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(product.metadata, input.metadata) }),
        updated: world.store.now(),
      });
      world.hooks.emit("product.updated", product);
      return product;
    },
  ),
];

export const prices: Route[] = [
  route(
    "POST",
    "/v1/prices",
    params({
      currency: text(),
      unit_amount: integer(0),
      product: text().optional(),
      product_data: z.strictObject({ name: text(250), metadata: metadata.optional() }).optional(),
      recurring: recurring.optional(),
      metadata: metadata.optional(),
      nickname: text().optional(),
      lookup_key: text(200).optional(),
      active: flag.optional(),
    }),
    (input, { world }) => {
      if (input.currency.toLowerCase() !== "usd")
        throw invalid(
          "parameter_invalid_string",
          `Invalid currency: ${input.currency.slice(0, 20)}. This sandbox takes usd.`,
          "currency",
        );
      if ((input.product === undefined) === (input.product_data === undefined))
        throw invalid(
          "parameter_missing",
          "You must specify either `product` or `product_data` when creating a price.",
          "product",
        );
      const product = input.product
        ? need(world, "product", input.product, "product")
        : makeProduct(world, input.product_data!.name);
      const price = makePrice(
        world,
        input.unit_amount,
        product.id,
        input.recurring
          ? {
              interval: input.recurring.interval,
              interval_count: input.recurring.interval_count ?? 1,
            }
          : null,
        {
          metadata: merged({}, input.metadata),
          nickname: input.nickname ?? null,
          lookup_key: input.lookup_key ?? null,
          active: input.active ?? true,
        },
      );
      world.hooks.emit("price.created", price);
      return price;
    },
  ),
  listing(
    "/v1/prices",
    "price",
    {
      product: text().optional(),
      active: flag.optional(),
      type: oneOf(["one_time", "recurring"]).optional(),
    },
    same("product", "active", "type"),
  ),
  retrieve("/v1/prices/:id", "price"),
  route(
    "POST",
    "/v1/prices/:id",
    params({ active: flag.optional(), nickname: text().optional(), metadata: metadata.optional() }),
    (input, { world, ids }) => {
      const price = need(world, "price", ids[0]);
      return world.store.change(price, {
        ...(input.active === undefined ? {} : { active: input.active }),
        ...(input.nickname ? { nickname: input.nickname } : {}),
        ...(input.metadata === undefined
          ? {}
          : { metadata: merged(price.metadata, input.metadata) }),
      });
    },
  ),
];
