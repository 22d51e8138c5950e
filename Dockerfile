# The service in a container: everything that is needed to play, and the rules compiled already.
#
#   docker build -t beltane .
#   docker run -p 127.0.0.1:8000:8000 -v beltane:/data beltane

FROM python:3.13-slim AS client
WORKDIR /build/web
COPY requirements-node.lock ../
RUN pip install --no-cache-dir --requirement ../requirements-node.lock
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev
COPY src/beltane /build/src/beltane
COPY web ./
RUN npm run build

FROM python:3.13-slim AS build
WORKDIR /build
RUN python -m venv /opt/beltane
COPY requirements.lock ./
RUN /opt/beltane/bin/pip install --no-cache-dir --requirement requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=client /build/src/beltane/server/client src/beltane/server/client
RUN /opt/beltane/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home beltane \
    && install --directory --owner=beltane /data /var/cache/beltane
COPY --from=build /opt/beltane /opt/beltane
# Rules are compiled for every processor of the kind, and not for the one on which the image is built.
ENV PATH=/opt/beltane/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    NUMBA_CPU_NAME=generic \
    BELTANE_CACHE=/var/cache/beltane \
    BELTANE_DATABASE_URL=sqlite:////data/beltane.sqlite \
    BELTANE_HOST=0.0.0.0 \
    BELTANE_PORT=8000
USER 10001
WORKDIR /data
RUN beltane warm
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"BELTANE_PORT\"]}/health', timeout=4)"]
CMD ["beltane", "serve"]
